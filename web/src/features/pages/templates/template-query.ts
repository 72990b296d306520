// One template with its sample content. It stays the same all day.
import { queryOptions } from '@tanstack/react-query';
import type { TemplateId } from '@vys/contract/templates/template-ids';
import { getTemplate } from '@vys/contract/templates/templates';
import { call } from '#web/lib/api/api.ts';

export const templateQuery = (id: TemplateId) =>
  queryOptions({
    queryKey: ['templates', id],
    queryFn: async ({ signal }) => (await call(getTemplate, { params: { id }, signal })).content,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { shownInline: true },
  });

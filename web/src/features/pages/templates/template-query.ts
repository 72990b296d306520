// One template with its sample content. It stays the same all day.
import { queryOptions } from '@tanstack/react-query';
import type { TemplateId } from '@vys/contract/page-model/template-ids';
import { getTemplate } from '@vys/contract/pages/templates';
import { call } from '#web/lib/api/api.ts';

export const templateQuery = (id: TemplateId) =>
  queryOptions({
    queryKey: ['templates', id],
    queryFn: async ({ signal }) => (await call(getTemplate, { params: { id }, signal })).content,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { shownInline: true },
  });

// Makes the page of the Pages screen: the assistant composes it from the user's name, then it is saved.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { generate } from '@vys/contract/ai';
import { createPage, type Page } from '@vys/contract/pages/pages';
import { call } from '#web/lib/api/api.ts';
import { currentPageQuery } from './current-page.ts';
import { messages } from './messages/en.ts';

async function makePage(): Promise<Page> {
  const { data } = await call(generate, { body: {} });
  const content = { ...data, metadata: { ...data.metadata, title: messages.newPage } };
  return call(createPage, { body: { title: messages.newPage, content } });
}

export function useCreatePage() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: makePage,
    onSuccess: (page) => client.setQueryData(currentPageQuery.queryKey, page),
    onError: () => client.invalidateQueries({ queryKey: currentPageQuery.queryKey }),
  });
}

// The chat of the completion page: it replies to every message with the way to AI Studio (DONE-7), which carries it out.

import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { type ChatMessage, newMessage } from '#web/features/assistant/chat-message.ts';
import { Composer } from '#web/features/assistant/composer.tsx';
import { MessageList } from '#web/features/assistant/message-list.tsx';
import { paths } from '#web/lib/navigation/paths.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { messages as texts } from './messages/en.ts';

/** What AI Studio carries out: everything that was asked here. */
const getTyped = (messages: readonly ChatMessage[]): string =>
  messages
    .filter(({ role }) => role === 'user')
    .map(({ content }) => content)
    .join('\n');

export function ComingSoonChat() {
  const [messages, setMessages] = useState<readonly ChatMessage[]>([]);
  const [text, setText] = useState('');
  const input = useRef<HTMLTextAreaElement>(null);

  function send(message: string) {
    const exchange = [newMessage('user', message), newMessage('assistant', texts.comingSoon)];
    setMessages((now) => [...now, ...exchange]);
    setText('');
  }

  return (
    <>
      <MessageList
        welcome={texts.welcome}
        messages={messages}
        onSuggestion={setText}
        closing={
          messages.length > 0 && (
            <li className="pl-8">
              <Button asChild variant="secondary" size="sm">
                <Link to={paths.studio} state={{ message: getTyped(messages) }}>
                  {texts.openAiStudio}
                </Link>
              </Button>
            </li>
          )
        }
      />
      <div className="px-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        <Composer value={text} onChange={setText} onSend={send} isBusy={false} inputRef={input} />
      </div>
    </>
  );
}

import type { ChatText } from '@/lib/trips/chat/chat-words';
import { chatTitles } from './chat-titles';

/** For readers without scripts, who can't open the sheet: every text, to select and copy. */
export const ChatList = ({ texts }: { texts: readonly ChatText[] }) => (
  <section aria-labelledby="chat-list">
    <h2 id="chat-list" className="text-row font-semibold">
      Post to the chat
    </h2>
    {texts.map(({ key, text }) => (
      <div key={key} className="mt-3">
        <h3 className="text-meta text-muted">{chatTitles[key]}</h3>
        <p className="mt-1 rounded rounded-br-none bg-eucalypt-soft px-4 py-3 wrap-anywhere">{text}</p>
      </div>
    ))}
  </section>
);

// The text of an email. URLs of this installation are links; other URLs stay plain text.
const ADDRESS = /(https?:\/\/[^\s<>"]+)/;

export function EmailText({ text }: { text: string }) {
  return (
    <div className="text-base text-fg whitespace-pre-wrap [overflow-wrap:anywhere]">
      {text
        .trim()
        .split(ADDRESS)
        .map((part, at) => {
          const address = ownAddress(part);
          return address ? <OwnLink key={at} href={address} text={part} /> : part;
        })}
    </div>
  );
}

function OwnLink({ href, text }: { href: string; text: string }) {
  return (
    <a href={href} className="font-medium text-accent-text underline underline-offset-4">
      {text}
    </a>
  );
}

function ownAddress(part: string): string | undefined {
  if (!ADDRESS.test(part) || !URL.canParse(part)) return undefined;
  const url = new URL(part);
  return url.origin === window.location.origin ? url.pathname + url.search + url.hash : undefined;
}

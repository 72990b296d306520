// The facade that replaces an embedded player of another site: a link to the work, which names its player.
// A page has an opaque origin, in which those players do not run, and nothing of theirs is asked for before the
// tap. Then the page's script opens the player view (the public site's `?play=`); without scripts the link leads
// to the work. The same facade is built twice: in published HTML, and by the code of a page.
import { EMBEDS, type Embed, findEmbed } from './embeds.ts';

export type EmbedFacade = {
  href: string;
  /** Address of the player. */
  play: string;
  className: string;
  title: string;
  note: string;
};

/** Undefined for a frame that pages may not contain. */
export function embedFacadeFor(src: string, title: string): EmbedFacade | undefined {
  const match = findEmbed(src);
  if (!match) return undefined;
  const { embed, url } = match;
  return {
    href: workAddress(embed, url),
    play: url,
    className: `vys-embed vys-${embed.plays}`,
    title: title || embed.provider,
    note: embed.provider,
  };
}

function workAddress({ work }: Embed, url: string): string {
  const [pattern, address] = work ?? [];
  const path = url.replace(/^https:\/\/[^/]+/, '');
  const match = pattern && address ? new RegExp(pattern).exec(path) : null;
  return match && address ? address.replace(/\$(\d)/g, (_all, n) => match[n] ?? '') : url;
}

/** A function for `createElement` that replaces players with facades; it leaves or drops other frames. */
export function embedFacadeCode(createElement: string, others: 'leave' | 'drop'): string {
  const table: Record<string, unknown> = {};
  for (const { hosts, provider, plays, work } of EMBEDS) {
    for (const host of hosts) table[host] = [provider, plays, ...(work ?? [])];
  }
  return [
    `((make,all)=>(type,props,...children)=>{`,
    `if(type!=="iframe")return make(type,props,...children);`,
    `const src=String(props&&props.src||"").trim().replace(/^(?:https?:)?\\/\\//i,"https://"),`,
    `[,host="",path=""]=/^https:\\/\\/([^/?#]+)(.*)$/.exec(src)||[],`,
    `found=Object.hasOwn(all,host.toLowerCase())&&all[host.toLowerCase()];`,
    others === 'drop' ? `if(!found)return null;` : `if(!found)return make(type,props,...children);`,
    `const [provider,plays,pattern,address]=found,`,
    `work=pattern&&new RegExp(pattern).exec(path),`,
    `href=work?address.replace(/\\$(\\d)/g,(_,n)=>work[n]):src;`,
    `return make("a",{href,"data-play":src,target:"_blank",rel:"noopener noreferrer",style:props.style,`,
    `className:["vys-embed","vys-"+plays,props.className||props.class].filter(Boolean).join(" ")},`,
    `make("b",null,props.title||provider),make("small",null,provider))`,
    `})(${createElement},${JSON.stringify(table)})`,
  ].join('');
}

const PLAY = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E%3Cpath d='M8 5v14l11-7z'/%3E%3C/svg%3E")`;

/** On pages with a facade only. */
export const EMBED_CSS = `.vys-embed.vys-embed{position:relative;display:flex;flex-direction:column;justify-content:flex-end;gap:2px;min-width:0;max-width:100%;aspect-ratio:16/9;padding:16px;border-radius:12px;overflow-wrap:anywhere;background:linear-gradient(160deg,#34343d,#121216);color:#fff;font:16px/1.4 system-ui,sans-serif;text-decoration:none}.vys-embed.vys-embed::before{content:"";flex:none;margin:auto;width:56px;height:56px;border-radius:50%;background:#fff ${PLAY} center/32px no-repeat}.vys-embed.vys-embed:focus-visible{outline:3px solid #6ea8ff;outline-offset:2px}.vys-embed.vys-sound{aspect-ratio:auto;justify-content:center;min-height:88px;padding-inline-start:88px}.vys-embed.vys-sound::before{position:absolute;inset-block:0;inset-inline-start:16px}`;

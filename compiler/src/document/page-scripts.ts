// Small scripts of ours that a page gets when its HTML asks for them: players that open on the page, "open now",
// countdowns, links with a schedule, dates that are over, forms that stay on the page. They read data attributes and need no runtime; without
// scripts a page says the same, less precisely.

import { formScript } from './form-result.ts';

type PageScript = {
  /** Attribute in the HTML, or in the code that writes it. */
  attribute: string;
  code: string;
};

/** Opens the player view; a page that is shown there is scrolled to where the visitor was. */
const players = `{let y=/^#y=(\\d+)$/.exec(location.hash);y&&scrollTo(0,+y[1]);addEventListener("click",e=>{let a=e.target.closest("a[data-play]");a&&!e.button&&!e.ctrlKey&&!e.metaKey&&!e.shiftKey&&(e.preventDefault(),open("?play="+encodeURIComponent(a.dataset.play)+"&y="+Math.round(scrollY),"_top"))})}`;

/**
 * Weekday (0 is Monday) and minute of the day in a time zone. Hours that end after midnight belong to the day before.
 * Rows of today among `data-weekday="tue wed"` get `data-today`.
 */
const hours = `{let t=(s,f)=>{let[h,m]=s.split(":").map(Number);return f=="12"?(h%12||12)+(m?s.slice(2):"")+(h%24<12?" am":" pm"):f=="h"?h+"h"+(m?s.slice(3):""):h+s.slice(2)},n=s=>{let[h,m]=s.split(":");return h*60+ +m},u=()=>{for(let e of document.querySelectorAll("[data-hours]"))try{let l=JSON.parse(e.dataset.labels),p=Object.fromEntries(new Intl.DateTimeFormat("en-US",{timeZone:e.dataset.timeZone,weekday:"short",hour:"2-digit",minute:"2-digit",hourCycle:"h23"}).formatToParts().map(p=>[p.type,p.value])),w=["mon","tue","wed","thu","fri","sat","sun"],d=w.indexOf(p.weekday.toLowerCase()),m=p.hour*60+ +p.minute,a=JSON.parse(e.dataset.hours),g=i=>a.filter(x=>x.day==w[(i+7)%7]).flatMap(x=>x.times),o=g(d).find(x=>{let s=n(x.opens),c=n(x.closes);return m>=s&&(m<c||c<=s)})||g(d-1).find(x=>n(x.closes)<=n(x.opens)&&m<n(x.closes)),x=o?0:g(d).filter(x=>n(x.opens)>m).sort((a,b)=>n(a.opens)-n(b.opens))[0];for(let r of(e.closest("section")||document).querySelectorAll("[data-weekday]"))r.toggleAttribute("data-today",r.dataset.weekday.split(" ").includes(w[d]));e.textContent=o?l.openUntil.replace("{time}",t(o.closes,l.timeFormat)):x?l.opensAt.replace("{time}",t(x.opens,l.timeFormat)):l.closed;e.dataset.state=o?"open":"closed";e.hidden=!1}catch{}};u();setInterval(u,3e4)}`;

/**
 * Counts down to a local time in a time zone, or the visitor's own, in the elements `data-unit="days"` to `seconds`.
 * When the moment has passed, the text of `data-after` replaces them.
 */
const countdown = `{let z=(s,f)=>{let u=Date.parse(s+"Z");if(!f)return+new Date(s);let o=d=>{let p=Object.fromEntries(new Intl.DateTimeFormat("en-US",{timeZone:f,hourCycle:"h23",year:"numeric",month:"2-digit",day:"2-digit",hour:"2-digit",minute:"2-digit",second:"2-digit"}).formatToParts(d).map(p=>[p.type,p.value]));return Date.UTC(p.year,p.month-1,p.day,p.hour,p.minute,p.second)-d};return u-o(u-o(u))},l=[...document.querySelectorAll("[data-countdown]")].map(e=>[e,z(e.dataset.countdown,e.dataset.timeZone)]),u=()=>{for(let[e,t]of l){let s=Math.floor((t-Date.now())/1e3),v={days:s/86400,hours:s/3600%24,minutes:s/60%60,seconds:s%60};if(!(s>0)){if(s<=0){let a=e.dataset.after;a&&(e.textContent=a);e.hidden=!a}continue}for(let k in v){let c=e.querySelector("[data-unit="+k+"]");c&&(c.textContent=Math.floor(v[k]))}e.hidden=!1}};u();setInterval(u,1e3)}`;

/** Hides links outside their days, in the visitor's own calendar. */
const schedule = `{let d=new Date,t=new Date(d-d.getTimezoneOffset()*6e4).toISOString().slice(0,10);for(let e of document.querySelectorAll("[data-from],[data-until]"))(e.dataset.from>t||e.dataset.until<t)&&((e.closest("li")||e).hidden=!0)}`;

/** Moves dates that are over into the list of past dates of their section. */
const pastEvents = `{let d=new Date,t=new Date(d-d.getTimezoneOffset()*6e4).toISOString().slice(0,10);for(let p of document.querySelectorAll("[data-past-events]")){let s=p.closest("section"),o=[...s.querySelectorAll("[data-day]")].filter(e=>e.dataset.day<t);if(o.length){let l=o[0].parentNode.cloneNode();l.append(...o);p.append(l);p.hidden=!1}}}`;

const scripts: readonly PageScript[] = [
  { attribute: 'data-play', code: players },
  { attribute: 'data-hours', code: hours },
  { attribute: 'data-countdown', code: countdown },
  { attribute: 'data-from', code: schedule },
  { attribute: 'data-until', code: schedule },
  { attribute: 'data-past-events', code: pastEvents },
  { attribute: 'data-form', code: formScript },
];

/** Code of one inline script; empty where a page asks for nothing. */
export function pageScripts(html: string): string {
  const needed = scripts.filter(({ attribute }) => html.includes(attribute));
  return [...new Set(needed.map(({ code }) => code))].join('');
}

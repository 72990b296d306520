// Wishes made from templates: `{remove}` is any phrase of that concept, `{link}` a link of the page, and so on.
import type { Lexicon } from '../../edits/lexicon/concepts.ts';
import { de } from '../../edits/lexicon/de.ts';
import { en } from '../../edits/lexicon/en.ts';
import { es } from '../../edits/lexicon/es.ts';
import { fr } from '../../edits/lexicon/fr.ts';
import { it } from '../../edits/lexicon/it.ts';
import { pt } from '../../edits/lexicon/pt.ts';
import type { Row } from '../examples.ts';
import type { Random } from '../random.ts';
import { type TestPage, testPages } from './pages.ts';

const lexicons: Record<string, Lexicon> = { en, de, fr, es, pt, it };

type Template = readonly [
  page: 'links' | 'items' | 'events' | 'any',
  text: string,
  expected: string,
];

const shared: readonly Template[] = [
  ['links', '{remove} {link}', 'link.remove {id}'],
  ['links', '{hide} {link}', 'link.hide {id}'],
  ['links', '{rename} {link}: Studio', 'link.rename {id} studio'],
  ['links', '{link} {first}', 'link.move {id}'],
  ['links', '{move} {link} {last}', 'link.move {id}'],
  ['links', '{swap} {link} + {link2}', 'link.order'],
  ['links', '{featured} {link}', 'link.emphasize {id}'],
  ['links', '{link} {bigger}', 'link.emphasize {id} / element.style {id} / theme.scale'],
  ['links', '{link} {change} https://new.example.com', 'link.url {id} new.example.com'],
  ['links', '{add} https://other.example.org', 'link.add other.example.org'],
  ['links', '{add} pinterest @someone', 'link.add pinterest'],
  ['links', '{link} {color}', 'element.style {id}'],
  ['items', '{remove} {item}', 'item.remove {id}'],
  ['items', '{item} {price} 7,50 €', 'item.price {id}'],
  ['items', '{add} matcha latte 4,20 €', 'item.add matcha'],
  ['items', '{rename} {item}: Special', 'item.rename {id} special'],
  ['events', '{item} {sold-out}', 'item.status {id} sold-out'],
  ['events', '{item} {canceled}', 'item.status {id} canceled'],
  ['events', '{remove} {item}', 'item.remove {id}'],
  ['any', '{add} {section.gallery}', 'section.add gallery'],
  ['any', '{add} {section.guestbook}', 'section.add guestbook'],
  ['any', '{add} {section.countdown} 2026-12-31', 'section.add countdown'],
  ['any', '{add} {section.team}', 'section.add team'],
  ['any', '{add} {section.press}', 'section.add press'],
  ['any', '{add} {section.waitlist}', 'section.add waitlist'],
  ['items', '{add} {section.contact}', 'section.add contact'],
  ['items', '{remove} {section.newsletter}', 'section.remove newsletter'],
  ['items', '{remove} {section.hours}', 'section.remove hours'],
  ['items', '{hide} {section.newsletter}', 'section.hide newsletter'],
  ['items', '{move} {section.newsletter} {first}', 'section.move newsletter'],
  ['any', '{dark}', 'theme.scheme dark'],
  ['any', '{background} {dark}', 'theme.scheme dark / theme.lightness background'],
  ['any', '{light}', 'theme.scheme light'],
  ['any', '{darker}', 'theme.lightness'],
  ['any', '{bit} {darker}', 'theme.lightness'],
  ['any', '{background} {darker}', 'theme.lightness background'],
  ['any', '{lighter}', 'theme.lightness'],
  ['any', '{background} #336699', 'theme.color background #336699'],
  ['any', '{button} #336699', 'theme.color accent #336699'],
  ['any', '{text} #336699', 'theme.color text #336699'],
  ['any', '{accent} #336699', 'theme.color accent #336699'],
  ['any', '{change} {background} #336699', 'theme.color background #336699'],
  ['any', '{spacious}', 'theme.density'],
  ['any', '{compact}', 'theme.density -'],
  ['any', '{colorful}', 'theme.saturation'],
  ['any', '{muted}', 'theme.saturation -'],
  ['any', '{button} {round}', 'theme.radius'],
  ['any', '{corners} {square}', 'theme.radius'],
  ['any', '{button} {square}', 'theme.radius'],
  ['any', '{text} {bigger}', 'theme.scale'],
  ['any', '{bigger} {font}', 'theme.scale'],
  ['any', '{text} {smaller}', 'theme.scale -'],
  ['any', '{name} {bigger}', 'element.style name'],
  ['links', '{photo} {smaller}', 'element.style avatar'],
  ['links', '{photo} {bigger}', 'element.style avatar'],
  ['any', '{center}', 'theme.align center'],
  ['any', '{everything} {center}', 'theme.align center'],
  ['any', '{text} {left}', 'theme.align start'],
  ['any', '{not} {motion}', 'theme.motion none'],
  ['any', '{remove} {motion}', 'theme.motion none'],
  ['any', '{lively}', 'theme.motion lively'],
  ['any', '{not} {shadow}', 'theme.shadow none'],
  ['any', '{add} {shadow}', 'theme.shadow'],
  ['any', '{button} {outline}', 'theme.buttons outline'],
  ['any', '{heading} {upper}', 'theme.headings upper'],
  ['any', '{heading} {bold}', 'theme.headings 800'],
  ['any', '{background} {gradient}', 'theme.background gradient'],
  ['any', '{background} {dots}', 'theme.background dots'],
  ['any', '{background} {stripes}', 'theme.background stripes'],
  ['any', '{background} {plain}', 'theme.background plain'],
  ['any', '{another}', 'page.redesign'],
  ['any', '{another} {design}', 'page.redesign'],
  ['any', '{tagline}: Neue Idee 22', 'profile.set tagline'],
  ['any', '{change} {tagline}: Luna e Sol', 'profile.set tagline'],
  ['any', '{name}: Casa Lumen', 'profile.set name'],
  ['any', '{undo}', 'history.undo'],
  ['any', '{redo}', 'history.redo'],
  ['any', '{thanks}', 'talk.thanks'],
  ['any', '{thanks} {thanks}', 'talk.thanks'],
  ['any', '{ask} {publish}?', 'talk.answer'],
  ['any', '{ask} {link} ?', 'talk.answer'],
  ['any', '{ask} {publish}', 'talk.answer'],
  ['any', '{remove} {everything}', 'talk.clear'],
];

const ROUNDS = 6;
const pagesOf: Record<Template[0], readonly TestPage[]> = {
  links: ['musician', 'streamer', 'photographer', 'shop'],
  items: ['bakery'],
  events: ['musician'],
  any: ['bakery', 'musician', 'coach', 'streamer', 'photographer', 'bare', 'shop'],
};
const sectionWords: Record<string, Record<string, string>> = {
  en: {
    gallery: 'gallery',
    guestbook: 'guestbook',
    countdown: 'countdown',
    team: 'team section',
    press: 'press section',
    waitlist: 'waitlist',
    contact: 'contact form',
    newsletter: 'newsletter',
    hours: 'opening hours',
  },
  de: {
    gallery: 'Galerie',
    guestbook: 'Gästebuch',
    countdown: 'Countdown',
    team: 'Team',
    press: 'Presse',
    waitlist: 'Warteliste',
    contact: 'Kontaktformular',
    newsletter: 'Newsletter',
    hours: 'Öffnungszeiten',
  },
  fr: {
    gallery: 'galerie',
    guestbook: "livre d'or",
    countdown: 'compte à rebours',
    team: 'équipe',
    press: 'presse',
    waitlist: "liste d'attente",
    contact: 'formulaire de contact',
    newsletter: 'newsletter',
    hours: 'horaires',
  },
  es: {
    gallery: 'galería',
    guestbook: 'libro de visitas',
    countdown: 'cuenta atrás',
    team: 'equipo',
    press: 'prensa',
    waitlist: 'lista de espera',
    contact: 'formulario de contacto',
    newsletter: 'boletín',
    hours: 'horario',
  },
  pt: {
    gallery: 'galeria',
    guestbook: 'livro de visitas',
    countdown: 'contagem regressiva',
    team: 'equipe',
    press: 'imprensa',
    waitlist: 'lista de espera',
    contact: 'formulário de contato',
    newsletter: 'newsletter',
    hours: 'horário de funcionamento',
  },
  it: {
    gallery: 'galleria',
    guestbook: 'libro degli ospiti',
    countdown: 'conto alla rovescia',
    team: 'squadra',
    press: 'stampa',
    waitlist: "lista d'attesa",
    contact: 'modulo di contatto',
    newsletter: 'newsletter',
    hours: 'orari di apertura',
  },
};

export function grammarRows(random: Random): Row[] {
  return Object.keys(lexicons).flatMap((lang) =>
    shared.flatMap((template) =>
      Array.from({ length: ROUNDS }, () => fill(lang, template, random)),
    ),
  );
}

const colors: Record<string, readonly string[]> = {
  en: ['red', 'blue', 'green'],
  de: ['rot', 'blau', 'grün'],
  fr: ['rouge', 'bleu', 'vert'],
  es: ['rojo', 'azul', 'verde'],
  pt: ['vermelho', 'azul', 'verde'],
  it: ['rosso', 'blu', 'verde'],
};

function fill(lang: string, [kind, text, expected]: Template, random: Random): Row {
  const page = random.pick(pagesOf[kind]);
  const { links, sections } = testPages[page].page;
  const link = random.pick(links);
  const link2 = random.pick(links.filter(({ id }) => id !== link.id));
  const list = sections.find((section) => section.kind === (kind === 'events' ? 'events' : 'menu'));
  const item =
    list !== undefined && 'items' in list
      ? random.pick(list.items as readonly { id: string; name?: string; city?: string }[])
      : undefined;
  const fixed: Record<string, string> = {
    link: link.title,
    link2: link2?.title ?? '',
    item: (kind === 'events' ? item?.city : item?.name) ?? '',
    color: random.pick(colors[lang] as readonly string[]),
  };
  const message = text.replace(/\{([^}]+)\}/g, (_, name: string) => {
    if (name in fixed) return fixed[name] as string;
    const [topic, section] = name.split('.');
    if (topic === 'section') return sectionWords[lang]?.[section as string] as string;
    const phrases = lexicons[lang]?.[name]?.split('|') ?? [''];
    return random.pick(phrases).replace('*', '');
  });
  return { lang, page, message, expected: expected.replaceAll('{id}', item?.id ?? link.id) };
}

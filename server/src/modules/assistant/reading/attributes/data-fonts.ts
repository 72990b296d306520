// Kinds of fonts, by language.
import type { Language } from '../words/languages.ts';

export const FONTS: Record<Language, string> = {
  en: `
serif: serif,serifs,with serifs,bookish,old book,old books,book font,like a book,classic font,times,old style,newspaper font,literary
sans: sans,sans serif,sans-serif,without serifs,helvetica,arial,grotesk,clean font,modern font
rounded: rounded font,round font,soft font,bubbly font,rounded letters,friendly font
mono: mono,monospace,monospaced,typewriter,code font,typewriter font,coding font,terminal font
handwritten: handwritten,hand written,handwriting,script,cursive,calligraphy,signature,handwritten font,brush
display: display,display font,poster font,chunky,heavy font,thick font,condensed,fat font
pixel: pixel font,pixelated,8 bit,8-bit,arcade font`,
  de: `
serif: serifen,serifenschrift,mit serifen,klassische schrift,buchschrift
sans: serifenlos,serifenlose,ohne serifen,groteske,moderne schrift,sans
rounded: runde schrift,rundliche schrift,weiche schrift
mono: schreibmaschine,schreibmaschinenschrift,monospace,nichtproportional,code-schrift
handwritten: handschrift,handgeschrieben,handschriftlich,schreibschrift,kalligrafie,kursivschrift
display: plakatschrift,dicke schrift,fette schrift,displayschrift
pixel: pixelschrift,pixelig`,
  fr: `
serif: avec empattement,empattements,à empattements,serif,police classique
sans: sans empattement,sans serif,police moderne
rounded: police ronde,écriture ronde,police arrondie
mono: machine à écrire,monospace,chasse fixe
handwritten: manuscrite,manuscrit,écriture à la main,à la main,calligraphie,cursive,police manuscrite
display: police d'affiche,police épaisse
pixel: pixel,pixelisée`,
  es: `
serif: serifa,con serifa,con serifas,letra clásica
sans: sin serifa,sin serifas,palo seco,letra moderna
rounded: letra redonda,fuente redondeada
mono: máquina de escribir,monoespaciada,monoespaciado
handwritten: manuscrita,manuscrito,a mano,caligrafía,cursiva,escrita a mano,letra a mano
display: letra gruesa,letra de cartel
pixel: pixelada,pixelado`,
  pt: `
serif: serifada,com serifa,fonte clássica,com serifas
sans: sem serifa,sem serifas,fonte moderna
rounded: fonte redonda,fonte arredondada
mono: máquina de escrever,monoespaçada
handwritten: manuscrita,escrita à mão,à mão,caligrafia,cursiva,letra de mão
display: fonte grossa,fonte de cartaz
pixel: pixelada,fonte pixel`,
  it: `
serif: con grazie,graziato,carattere classico,serif
sans: senza grazie,bastoni,carattere moderno
rounded: carattere arrotondato,font arrotondato,font tondo
mono: macchina da scrivere,monospazio,monospaziato
handwritten: a mano,scritto a mano,calligrafia,corsivo,calligrafico,manoscritto
display: carattere grosso,carattere da manifesto
pixel: pixelato`,
};

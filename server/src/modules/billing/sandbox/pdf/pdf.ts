// Draws an invoice of the sandbox as PDF. The only importer of pdfkit.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import type { SandboxInvoice } from '../context.ts';
import { pdfMessages as messages } from './messages.ts';

const require = createRequire(import.meta.url);
const MARGIN = 56;
const RIGHT = 539;
const GRAY = '#6b7280';

type Weight = 400 | 600;
type Draw = {
  text: string;
  x: number;
  y: number;
  size?: number;
  weight?: Weight;
  color?: string;
  width?: number;
  align?: 'left' | 'right';
};

export async function drawInvoice(invoice: SandboxInvoice): Promise<Buffer> {
  const title = messages.title(invoice.number ?? '');
  const document = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    font: '',
    info: { Title: title, Author: messages.issuer },
    lang: 'en-US',
    displayTitle: true,
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => {
    document.on('end', resolve);
  });
  const draw = createWriter(document);
  drawHead(draw, invoice);
  const bottom = drawLines(document, draw, invoice);
  drawTotals(draw, invoice, bottom);
  draw({ text: messages.sandboxNote, x: MARGIN, y: 770, size: 9, color: GRAY });
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

function createWriter(document: PDFKit.PDFDocument) {
  return ({
    text,
    x,
    y,
    size = 10,
    weight = 400,
    color = '#111827',
    width,
    align = 'left',
  }: Draw) => {
    document
      .font(findFont(text, weight))
      .fontSize(size)
      .fillColor(color)
      .text(text, x, y, { lineBreak: width !== undefined, align, ...(width ? { width } : {}) });
  };
}

type Writer = ReturnType<typeof createWriter>;

function drawHead(draw: Writer, invoice: SandboxInvoice): void {
  draw({ text: messages.heading, x: MARGIN, y: 56, size: 22, weight: 600 });
  draw({
    text: messages.issuer,
    x: 380,
    y: 62,
    size: 12,
    weight: 600,
    width: RIGHT - 380,
    align: 'right',
  });
  const facts: [string, string][] = [
    [messages.number, invoice.number ?? ''],
    [messages.date, formatDay(invoice.created)],
    [messages.status, invoice.status ?? ''],
  ];
  facts.forEach(([label, value], index) => {
    draw({ text: label, x: MARGIN, y: 104 + index * 16, color: GRAY });
    draw({ text: value, x: 160, y: 104 + index * 16 });
  });
  draw({ text: messages.billTo, x: MARGIN, y: 172, weight: 600 });
  const { customer_address: address } = invoice;
  const recipient = [
    invoice.customer_name,
    invoice.customer_email,
    address?.line1,
    [address?.postal_code, address?.city].filter(Boolean).join(' '),
    address?.country,
    ...(invoice.customer_tax_ids ?? []).map(({ value }) => messages.taxId(value ?? '')),
  ].filter((line): line is string => Boolean(line));
  recipient.forEach((line, index) => {
    draw({ text: line, x: MARGIN, y: 190 + index * 15 });
  });
}

function drawLines(document: PDFKit.PDFDocument, draw: Writer, invoice: SandboxInvoice): number {
  let y = 310;
  const rule = (at: number) =>
    document.moveTo(MARGIN, at).lineTo(RIGHT, at).lineWidth(0.5).strokeColor('#d1d5db').stroke();
  draw({ text: messages.description, x: MARGIN, y, weight: 600 });
  draw({ text: messages.amount, x: 400, y, weight: 600, width: RIGHT - 400, align: 'right' });
  rule(y + 18);
  y += 28;
  for (const line of invoice.lines.data) {
    draw({ text: line.description ?? '', x: MARGIN, y, width: 330 });
    draw({
      text: formatMoney(line.amount, line.currency),
      x: 400,
      y,
      width: RIGHT - 400,
      align: 'right',
    });
    draw({
      text: `${formatDay(line.period.start)} – ${formatDay(line.period.end)}`,
      x: MARGIN,
      y: y + 15,
      size: 9,
      color: GRAY,
    });
    y += 40;
  }
  rule(y);
  return y + 12;
}

function drawTotals(draw: Writer, invoice: SandboxInvoice, top: number): void {
  const { currency } = invoice;
  const taxes = (invoice.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0);
  const rows: [string, number][] = [
    [messages.subtotal, invoice.subtotal],
    ...(taxes === 0 ? [] : ([[messages.tax, taxes]] as [string, number][])),
    [messages.total, invoice.total],
    [messages.amountDue, invoice.amount_due],
    [messages.amountPaid, invoice.amount_paid],
  ];
  rows.forEach(([label, amount], index) => {
    const y = top + index * 18;
    draw({ text: label, x: 330, y, color: GRAY });
    draw({ text: formatMoney(amount, currency), x: 430, y, width: RIGHT - 430, align: 'right' });
  });
}

export function formatMoney(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amount / 10 ** digits);
}

const formatDay = (seconds: number) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(seconds * 1000);

const fonts = new Map<string, Buffer>();

/** The part of Inter that has the letters of a text. */
function findFont(text: string, weight: Weight): Buffer {
  const subset = /[\u0400-\u04FF]/.test(text)
    ? 'cyrillic'
    : /[\u0370-\u03FF]/.test(text)
      ? 'greek'
      : /[\u0100-\u024F\u1E00-\u1EFF]/.test(text)
        ? 'latin-ext'
        : 'latin';
  const file = `@fontsource/inter/files/inter-${subset}-${weight}-normal.woff`;
  const cached = fonts.get(file);
  if (cached) return cached;
  const font = readFileSync(require.resolve(file));
  fonts.set(file, font);
  return font;
}

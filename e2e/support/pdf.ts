// Draws PDFs as a printer would, with PDFium.
import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { Picture } from './qr.ts';

export type DrawnPdf = Picture & {
  /** Points of 1/72 inch. */
  size: { width: number; height: number };
  /** Kinds of what is on the page, such as `path`. */
  kinds: string[];
};

/** The first page; `scale` pixels for each point. */
export async function drawPdf(bytes: Buffer, scale: number): Promise<DrawnPdf> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(bytes);
    const page = document.getPage(0);
    // Before it is drawn, which closes the page.
    const kinds = [...page.objects()].map(({ type }) => type);
    const { width, height, data, originalWidth, originalHeight } = await page.render({
      ...{ scale, render: 'bitmap' },
    });
    document.destroy();
    return {
      ...{ width, height, pixels: new Uint8ClampedArray(data), kinds },
      size: { width: originalWidth, height: originalHeight },
    };
  } finally {
    library.destroy();
  }
}

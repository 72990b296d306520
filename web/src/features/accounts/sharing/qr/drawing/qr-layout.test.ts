// Where the QR picture puts its code and its logo.
import { describe, expect, it } from 'vitest';
import { DOWNLOAD_MARGIN, DOWNLOAD_NAME, qrLayout, SHARE_QR_SIZE } from './qr-layout.ts';

describe('the QR picture', () => {
  it('is 200 px with a logo of 20 % in its middle', () => {
    expect(qrLayout(SHARE_QR_SIZE)).toEqual({
      side: 200,
      height: 200,
      code: { at: 0, size: 200 },
      logo: { at: 80, size: 40 },
    });
  });

  it('SHARE-4 SHARE-5 is saved with a margin of 40 px on each side', () => {
    expect(qrLayout(SHARE_QR_SIZE, DOWNLOAD_MARGIN)).toEqual({
      side: 280,
      height: 280,
      code: { at: 40, size: 200 },
      logo: { at: 120, size: 40 },
    });
    expect(DOWNLOAD_NAME).toBe('vys-qr-code.png');
  });

  it('has a band for a call to action below where one is wanted', () => {
    const { side, height, code, caption } = qrLayout(SHARE_QR_SIZE, DOWNLOAD_MARGIN, true);
    expect({ side, height, code }).toEqual({ side: 280, height: 320, code: { at: 40, size: 200 } });
    expect(caption).toEqual({ top: 280, height: 40, frame: 6 });
  });
});

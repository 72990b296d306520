// Where an image is used, and what the data export has of images. `list` names the places.
export const en = {
  places: {
    draft: 'draft',
    published: 'published page',
    profile: 'profile',
    qr_code: 'QR code',
  },
  used: (count: number, list: string) =>
    `This image is used in ${count === 1 ? '1 place' : `${count} places`}: ${list}. Deleting it will remove it there.`,
  /** Of the data export. */
  exported: 'Your images: names, sizes and links.',
};

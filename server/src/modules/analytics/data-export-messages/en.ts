// What the files of analytics in the data export hold.

export const en = {
  days: 'Views, clicks and visitors of your page, day by day.',
  digest: 'Whether you get the weekly digest by email.',
};

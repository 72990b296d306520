// The pages that visitors of the ingest measurement look at: names and ids from their numbers, so that all
// processes of the run know the same ones.
export const INGEST_PAGES = 1_000;
export const LINKS = 12;

const timeZones = ['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Asia/Tokyo'];

export const ingestName = (page: number) => `p${String(page).padStart(4, '0')}`;
export const ingestPageId = (page: number) =>
  `00000000-0000-4000-8000-${String(page).padStart(12, '0')}`;
export const ownerId = (page: number) =>
  `00000000-0000-4000-9000-${String(page).padStart(12, '0')}`;
export const ownerTimeZone = (page: number) => timeZones[page % timeZones.length] ?? 'UTC';
export const linkOf = (page: number, link: number) =>
  `https://shop.example/${page}/collections/${link + 1}`;

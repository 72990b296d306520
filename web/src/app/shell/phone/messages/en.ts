// Texts of app/shell/phone.
export const messages = {
  bar: 'Shortcuts',
  home: 'Home',
  pages: 'Pages',
  studio: 'Studio',
  analytics: 'Analytics',
  menu: 'Menu',
  openMenu: 'Open menu',
  search: 'Search',
};

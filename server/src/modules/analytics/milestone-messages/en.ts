// What the owner of a page is told when its views reach a milestone.
const counts = new Intl.NumberFormat('en');

export const en = {
  title: (views: number) => `${counts.format(views)} views`,
  message: (title: string, views: number) =>
    `Your page "${title}" has reached ${counts.format(views)} views.`,
};

// What building a page finds in it, besides what the compiler finds. What a program says in words of its own is quoted.

export const en = {
  partRemoved: (element: string) => `Part of <${element}> will be removed when you publish.`,
  tooManyHosts: (count: number, most: number) =>
    `This page runs code and uses ${count} hosts; images, audio and video will only load from the first ${most}. Upload images to your media library instead.`,
  cssFault: (reason: string) => `CSS: ${reason}`,
  cssNotMinified: () => "CSS: We couldn't make it smaller, so it stays as is.",
  tooSlow: () => 'The page took longer than one second to render. Check for an infinite loop.',
  outOfMemory: () => 'The page needed too much memory to render.',
  tooLarge: () => 'The rendered page is larger than 1 MB.',
  notRendered: () => "The page couldn't be rendered.",
};

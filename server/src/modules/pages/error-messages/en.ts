// Why a page or an image is not changed or published. `reason` is a sentence.

export const en = {
  doesNotCompile: (reason: string) =>
    `The page has an error, so it wasn't published. ${reason}`.trim(),
  doesNotRender: (reason: string) =>
    `The page couldn't be rendered, so it wasn't published. ${reason}`.trim(),
  blocked: (reason: string, moreCount: number) =>
    `The page wasn't published. ${reason}${moreCount > 0 ? ` And ${moreCount} more.` : ''}`,
  suspended: (caseNumber: string, reason: string) =>
    `Your page is suspended and can't be published (case ${caseNumber}). Reason: ${reason} You can appeal in the AI Studio.`,
  atLine: (line: number, reason: string) => `Line ${line}: ${reason}`.trim(),
  messageTooLong: 'Messages can be up to 16 KB.',
  pageSuspended: 'Your page is suspended.',
  imageNotRemoved: (reason: string) =>
    `We couldn't update your published page, so the image wasn't deleted. ${reason}`.trim(),
  pageChanged: 'Your page changed in the meantime. Try again.',
  nothingToRedo: "There's nothing to redo.",
};

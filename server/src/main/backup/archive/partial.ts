// The end of the name of an archive that is being written.
export const PARTIAL = '.partial';

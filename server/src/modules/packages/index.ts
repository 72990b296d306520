// Entry point of the packages module: the packages that published pages may import, their sources and icons
// for the renderer, and their files and URLs on the public site.
export {
  type BundledPackages,
  createBundledPackages,
  findArchived,
  PACKAGES_PATH,
  storeBundledPackages,
} from './bundled-packages.ts';
export { allIconsModule, iconObject, iconsNamedIn } from './icons.ts';
export { generatedFolder, PACKAGES, type PackageName, readPackage } from './package-sources.ts';

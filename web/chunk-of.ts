// Puts what some files need into one chunk, so that a screen takes few requests.
type ModuleGraph = {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
};

/** Packages whose entry file names all their modules, of which an app uses few. */
const barrel = /node_modules[\\/](?:lucide-react|radix-ui)[\\/]/;

/** Names the chunk of what `files` import, also of what is left out of it later; they themselves keep their own. */
export function chunkOf(
  source: string,
  name: string,
  files: readonly string[],
): (id: string, graph: ModuleGraph) => string | null {
  let needed: ReadonlySet<string> | undefined;
  return (id, graph) => {
    needed ??= findNeeded(
      files.map((file) => `${source}/${file}`),
      graph,
    );
    return needed.has(id) ? name : null;
  };
}

function findNeeded(files: readonly string[], graph: ModuleGraph): Set<string> {
  const found = new Set(files);
  for (const id of found) {
    const module = graph.getModuleInfo(id);
    if (module === null) throw new Error(`the web app has no module ${id}`);
    for (const imported of module.importedIds) if (!barrel.test(imported)) found.add(imported);
  }
  for (const file of files) found.delete(file);
  return found;
}

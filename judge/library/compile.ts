import type { Clang, Tree } from '../src/cpp/clang.ts'

/** Sources that one run of the compiler takes: starting it takes longer than compiling most files of C. */
const AT_ONCE = 25

/**
 * Compiles each source of `paths`, which are paths in `tree`, and puts the objects into one archive. Throws with the
 * compiler's words.
 */
export async function archiveOf(
  clang: Clang,
  flags: string[],
  tree: Tree,
  paths: string[],
  atOnce = AT_ONCE,
): Promise<Uint8Array> {
  const objects: Tree = {}
  for (let at = 0; at < paths.length; at += atOnce)
    Object.assign(objects, await compile(clang, flags, tree, paths.slice(at, at + atOnce)))
  const names = Object.keys(objects)
  if (names.length !== paths.length) throw new Error('Two sources have the same name.')
  const { files, output } = await clang.run(['ar', 'rcsD', 'out.a', ...names], objects)
  if (!(files?.['out.a'] instanceof Uint8Array)) throw new Error(output)
  return files['out.a']
}

async function compile(clang: Clang, flags: string[], tree: Tree, paths: string[]): Promise<Tree> {
  const { files, output } = await clang.run(['clang', ...flags, '-emit-obj', ...paths], tree)
  const objects: Tree = {}
  for (const path of paths) {
    const compiled = path.replace(/\.\w+$/, '.o')
    const object = files && found(files, compiled.split('/'))
    if (!(object instanceof Uint8Array)) throw new Error(`${path} was not compiled: ${output}`)
    objects[compiled.replaceAll('/', '-')] = object
  }
  return objects
}

function found(tree: Tree, [name = '', ...below]: string[]): Tree[string] | undefined {
  const one = tree[name]
  if (below.length === 0 || one === undefined) return one
  return typeof one === 'object' && !(one instanceof Uint8Array) ? found(one, below) : undefined
}

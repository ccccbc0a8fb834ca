// Checks of a package's tarball that publint and attw do not make.

const fields = ['description', 'license', 'homepage', 'repository', 'engines'];

const missingFields = ({ manifest }) =>
  fields.filter((field) => !manifest[field]).map((field) => `package.json has no "${field}".`);

const license = ({ files, license }) =>
  files.get('LICENSE') === license ? [] : ['LICENSE is missing, or is not the one of the project.'];

/** Links of Markdown to a file: neither to an address nor to a heading. */
function readme({ files }) {
  const text = files.get('README.md');
  if (!text) return ['README.md is missing.'];
  return [...text.matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g)]
    .map(([, link]) => link)
    .filter((link) => !files.has(link.replace(/^\.\//, '')))
    .map((link) => `README.md has a link to ${link}, which is not in the package.`);
}

/** Any version of a package of ours would do for `*`, also one that has not what this one asks of it. */
const ranges = ({ manifest }) =>
  ['dependencies', 'peerDependencies', 'optionalDependencies', 'devDependencies']
    .flatMap((kind) => Object.entries(manifest[kind] ?? {}))
    .filter(([name, range]) => name.startsWith('@vitrine/') && !/^[\^~]?\d/.test(range))
    .map(([name, range]) => `The range of ${name} is "${range}": say a version.`);

const isScript = (name) => /\.(js|css|d\.ts)$/.test(name);

const sourceMaps = ({ files }) =>
  [...files]
    .filter(([name, text]) => isScript(name) && /\bsourceMappingURL=(?!data:)/.test(text))
    .map(([name]) => `${name} names a source map; neither maps nor sources are published.`);

/**
 * What is wrong with a package: a sentence for each thing.
 * `manifest`: its package.json; `files`: the text of each published file, by its path; `license`: the text of the project's.
 */
export const formProblems = (published) =>
  [missingFields, license, readme, ranges, sourceMaps].flatMap((check) => check(published));

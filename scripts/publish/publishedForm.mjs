// Checks of a package's tarball that publint and attw do not make.

const fields = ['description', 'license', 'homepage', 'repository', 'engines'];

const missingFields = ({ manifest }) =>
  fields.filter((field) => !manifest[field]).map((field) => `package.json has no "${field}".`);

const license = ({ files, license }) =>
  files.get('LICENSE') === license ? [] : ['LICENSE is missing, or is not the one of the project.'];

/** Finds Markdown links to files, and not to URLs or headings. */
function readme({ files }) {
  const text = files.get('README.md');
  if (!text) return ['README.md is missing.'];
  return [...text.matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g)]
    .map(([, link]) => link)
    .filter((link) => !files.has(link.replace(/^\.\//, '')))
    .map((link) => `README.md has a link to ${link}, which is not in the package.`);
}

/**
 * Finds our own packages with too wide a range. Any version would match `*`, even one without the required features.
 */
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
 * Returns the problems of a package, a sentence each.
 * `manifest`: its package.json; `files`: the text of each published file, by its path; `license`: the text of the project's licence.
 */
export const formProblems = (published) =>
  [missingFields, license, readme, ranges, sourceMaps].flatMap((check) => check(published));

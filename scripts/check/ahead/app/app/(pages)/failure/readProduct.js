/** The platform answers the build, and is down when the page is rendered again. */
export async function readProduct() {
  'use cache'; // only in the next model
  if (process.env.AHEAD_PLATFORM === 'down') throw new Error('The platform does not answer.');
  return 'product';
}

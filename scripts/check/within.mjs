/** What `work` resolves to, unless it takes longer: then an error, and what it does goes on unheard. */
export function within(milliseconds, work) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`It took longer than ${milliseconds / 1000} s.`)), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

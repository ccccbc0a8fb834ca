/** Tells the script that the page has taken over. */
const takenOver = 'vitrine:taken-over';

/** The longest time in ms that a press waits for scripts if the browser itself can send its form. */
const patience = 4000;

/**
 * An inline script at the beginning of the page. It stores presses of buttons whose script has not loaded yet, and
 * repeats them in order after React has taken over. It stores a submit button's press only in a form with
 * `data-keep-press`: the browser sends other forms at once. If the scripts fail or are late, the browser sends that
 * form as well.
 *
 * - A press may begin before React has taken over and end after that. Its button did not receive the beginning and
 * would ignore the end, so this script stays until the end.
 * - A stored press fades its button by an animation. An attribute would differ from the server's HTML.
 *
 * The script is a text, not a function: bundles would compile a function differently, and the policy of personal pages
 * contains the text's hash.
 */
export const earlyPressScript = `(()=>{
const presses=[];let isDown=false,hasTakenOver=false,timer;
const on=['click','pointerdown','pointercancel','error'];
const stop=()=>on.forEach((type)=>removeEventListener(type,hear,true));
const wants=(b)=>b.type==='button'?!b.hasAttribute('popovertarget'):b.type==='submit'&&b.form?.hasAttribute('data-keep-press');
const repeat=(act)=>{clearTimeout(timer);for(const[b,fade]of presses.splice(0)){fade.cancel();if(b.isConnected)act(b)}};
const giveUp=()=>repeat((b)=>b.form?.hasAttribute('data-keep-press')&&b.type==='submit'&&b.form.requestSubmit(b));
const hear=(event)=>{
if(event.type==='error'){if(event.target.src?.includes('/_next/')){stop();giveUp()}return}
if(event.type!=='click'){isDown=event.type==='pointerdown';if(hasTakenOver)stop();return}
isDown=false;if(hasTakenOver)stop();
const b=event.target.closest?.('button');
if(!b||!wants(b))return;
event.preventDefault();event.stopImmediatePropagation();
if(hasTakenOver)return b.click();
presses.push([b,b.animate({opacity:[1,.6]},{duration:150,fill:'forwards'})]);
if(b.type==='submit')timer??=setTimeout(giveUp,${patience})};
on.forEach((type)=>addEventListener(type,hear,true));
addEventListener('${takenOver}',()=>{hasTakenOver=true;if(!isDown)stop();repeat((b)=>b.click())},{once:true})})()`;

/**
 * Repeats the presses that the page has stored. React hydrates a part of the page that has not been hydrated before it
 * handles a press there. It cannot do so within an effect.
 */
export const repeatEarlyPresses = () => queueMicrotask(() => void window.dispatchEvent(new Event(takenOver)));

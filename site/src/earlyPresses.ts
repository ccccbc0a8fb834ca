/** Tells the script that the page has taken over. */
const takenOver = 'vitrine:taken-over';

/** The longest time in ms that a press waits for scripts if the browser itself can send its form or open its link. */
export const patience = 4000;

/**
 * An inline script at the beginning of the page. It stores presses of buttons whose script has not loaded yet, and
 * repeats them in order after React has taken over. It stores a submit button's press only in a form with
 * `data-keep-press`: the browser sends other forms at once. If the scripts fail or are late, the browser sends that
 * form as well.
 *
 * - A link waits for the presses before it, and for what was written into a form that changes something: the scripts may
 * save that, such as a quantity in the cart. So do other forms. If the scripts fail, what adds or saves goes first.
 * - Enter in a field presses the form's button. It is repeated in the field too, which may take its text only then.
 * - A press may begin before React has taken over and end after that. Its button did not receive the beginning and
 * would ignore the end, so this script stays until the end.
 * - React renders after each repeated press: the next one counts from there.
 * - A stored press fades its button by an animation. An attribute would differ from the server's HTML.
 *
 * The script is a text, not a function: bundles would compile a function differently, and the policy of personal pages
 * contains the text's hash.
 */
export const earlyPressScript = `(()=>{
const presses=[];let isDown=false,hasText=false,hasTakenOver=false,timer;
const on=['click','pointerdown','pointercancel','input','error'];
const stop=()=>on.forEach((type)=>removeEventListener(type,hear,true));
const goes=(b)=>b.href||b.type==='submit';
const saves=(b)=>b.type==='submit'&&b.form?.method==='post';
const leaves=(a,event)=>!(event.ctrlKey||event.metaKey||event.shiftKey||event.altKey||a.target||a.hash)&&a.protocol.startsWith('http');
const wants=(b,event)=>b.href?!hasTakenOver&&(presses.length||hasText)&&leaves(b,event):b.type==='submit'?presses.length||b.form?.hasAttribute('data-keep-press'):b.type==='button'&&!b.hasAttribute('popovertarget');
const repeat=async(act)=>{clearTimeout(timer);for(const[b,fade,field]of presses.splice(0)){fade.cancel();if(b.isConnected){act(b,field);await 0}}};
const press=(b,field)=>{if(field!==b&&field?.form&&field.form===b.form)field.dispatchEvent(new KeyboardEvent('keydown',{key:'Enter',bubbles:true}));b.click()};
const giveUp=()=>{const all=presses.map(([b])=>b),last=all.findLast(goes),isSaving=all.some(saves);
repeat((b)=>{if(isSaving?!saves(b):b!==last)return;if(b.href)location.assign(b.href);else b.form.requestSubmit(b)})};
const hear=(event)=>{
if(event.type==='input'){hasText||=event.target.form?.method==='post';return}
if(event.type==='error'){if(event.target.src?.includes('/_next/')){stop();giveUp()}return}
if(event.type!=='click'){isDown=event.type==='pointerdown';if(hasTakenOver)stop();return}
isDown=false;if(hasTakenOver)stop();
const b=event.target.closest?.('button,a[href]');
if(!b||!wants(b,event))return;
event.preventDefault();event.stopImmediatePropagation();
if(hasTakenOver)return b.click();
presses.push([b,b.animate({opacity:[1,.6]},{duration:150,fill:'forwards'}),document.activeElement]);
if(goes(b))timer??=setTimeout(giveUp,${patience})};
on.forEach((type)=>addEventListener(type,hear,true));
addEventListener('${takenOver}',()=>{hasTakenOver=true;if(!isDown)stop();repeat(press)},{once:true})})()`;

/**
 * Repeats the presses that the page has stored. React hydrates a part of the page that has not been hydrated before it
 * handles a press there. It cannot do so within an effect.
 */
export const repeatEarlyPresses = () => queueMicrotask(() => void window.dispatchEvent(new Event(takenOver)));

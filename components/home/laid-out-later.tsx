'use client'

import { InlineScript } from '@/components/site/document-only'

/*
 * On a telephone, what lies below the first screen costs as much to lay out as what is seen. So whatever is marked `data-later`,
 * and the footer, is left until somebody scrolls to it (`content-visibility`, home.css). As soon as somebody does anything, the
 * rest follows, a section a frame, so that every place of the page has its true height; at a key at once, since End leads to
 * where the page ends when it is pressed. Not where a place further down is wanted at once, of an anchor or of an earlier visit.
 * Without JavaScript everything is laid out at once. The mark may be gone when React reads the page, of which it shall not warn.
 *
 * Whoever leaves while the rest still follows has their place kept by Chrome as a distance from `main`, since nothing else has a
 * layout. It finds it by that once, but keeps `main` with the distance of something else from then on: the second time it would
 * be the top. So where a place has been found again, Chrome is made to choose anew what it keeps the place by.
 */
const atTheFirstDeed = `const first=new AbortController,{signal}=first,next=()=>{const section=document.querySelector("[data-later]");if(section){delete section.dataset.later;requestAnimationFrame(next)}else delete root.dataset.fresh};root.dataset.fresh="";for(const event of["pointerdown","scroll","click"])addEventListener(event,()=>{first.abort();next()},{signal,passive:true});addEventListener("keydown",()=>{first.abort();delete root.dataset.fresh},{signal})`
const placeKeptAnew = `addEventListener("load",()=>setTimeout(()=>{root.style.overflowAnchor="none";getComputedStyle(root).overflowAnchor;root.style.overflowAnchor=""}))`
const layOutLater = `{const root=document.documentElement;if(performance.getEntriesByType("navigation")[0]?.type==="navigate"&&!location.hash){${atTheFirstDeed}}else ${placeKeptAnew}}`

/** Stands before the first section. */
export function LaidOutLater() {
  return <InlineScript text={typeof window === 'undefined' ? layOutLater : ''} />
}

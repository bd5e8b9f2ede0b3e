'use client'

import { InlineScript } from '@/components/site/document-only'

/*
 * On a telephone, what lies below the first screen costs as much to lay out as what is seen. So whatever is marked `data-later`,
 * and the footer, is left until somebody scrolls to it (`content-visibility`, home.css). As soon as somebody does anything, the
 * rest follows, a section a frame, so that every place of the page has its true height. Not where a place further down is wanted
 * at once, of an anchor or of an earlier visit. Without JavaScript everything is laid out at once.
 * The mark may be gone when React reads the page, of which it shall not warn.
 */
const layOutLater = `if(performance.getEntriesByType("navigation")[0]?.type==="navigate"&&!location.hash){const root=document.documentElement,next=()=>{const section=document.querySelector("[data-later]");if(section){delete section.dataset.later;requestAnimationFrame(next)}else delete root.dataset.fresh};root.dataset.fresh="";for(const event of["pointerdown","scroll","click","keydown"])addEventListener(event,next,{once:true,passive:true})}`

/** Stands before the first section. */
export function LaidOutLater() {
  return <InlineScript text={typeof window === 'undefined' ? layOutLater : ''} />
}

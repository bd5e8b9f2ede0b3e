'use client'
// The client boundary: panels and the kit need no 'use client' of their own.

import { type ComponentType, createElement, lazy } from 'react'
import type { ToolGroupId } from './kit/types'
import type { PanelProps } from './kit/ui/tool-panel'
import { retryLoad } from './site'

type Panel = ComponentType<PanelProps>

const panels = new Map<string, Panel>()

/** One lazy component per tool: a page loads only its own panel. A glob would put all panels into one script. */
function panelOf(group: ToolGroupId, slug: string): Panel {
  const key = `${group}/${slug}`
  const known = panels.get(key)
  if (known) return known
  const panel = lazy(() => retryLoad(() => import(`./${group}/${slug}/panel.tsx`) as Promise<{ default: Panel }>))
  panels.set(key, panel)
  return panel
}

type Props = PanelProps & { group: ToolGroupId }

/** The interactive part of a tool's page. No Suspense boundary: the server sends the whole page, without a fallback. */
export function ToolPanelOf({ group, ...props }: Props) {
  return createElement(panelOf(group, props.slug), props)
}

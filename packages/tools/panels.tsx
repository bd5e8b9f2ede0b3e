'use client'
// The boundary: the panels and the kit that they import are the client's without saying so.

import { type ComponentType, createElement, lazy } from 'react'
import type { ToolGroupId } from './kit/types'
import type { PanelProps } from './kit/ui/tool-panel'
import { retryLoad } from './site'

type Panel = ComponentType<PanelProps>

const panels = new Map<string, Panel>()

/** One lazy component a tool: its script comes with its own page. A glob would put the panels of all tools into one script. */
function panelOf(group: ToolGroupId, slug: string): Panel {
  const key = `${group}/${slug}`
  const known = panels.get(key)
  if (known) return known
  const panel = lazy(() => retryLoad(() => import(`./${group}/${slug}/panel.tsx`) as Promise<{ default: Panel }>))
  panels.set(key, panel)
  return panel
}

type Props = PanelProps & { group: ToolGroupId }

/** The working part of a tool's page. It has no Suspense boundary: the page is sent whole, without a fallback. */
export function ToolPanelOf({ group, ...props }: Props) {
  return createElement(panelOf(group, props.slug), props)
}

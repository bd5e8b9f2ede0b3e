'use client'

import { type ComponentType, createElement, lazy } from 'react'
import type { ToolGroupId } from '@/lib/tools/types'
import type { PanelProps } from './kit/tool-panel'

type Panel = ComponentType<PanelProps>

const PAUSE_MS = 2_000

/** Asks until it comes: a tool whose script is lost on the way stays there to be read, and is live a little later. */
async function load(group: string, slug: string): Promise<{ default: Panel }> {
  for (;;) {
    try {
      return (await import(`@/lib/tools/${group}/${slug}/panel.tsx`)) as { default: Panel }
    } catch (error) {
      console.warn('The script of the tool is asked for again:', error)
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
}

const panels = new Map<string, Panel>()

/** One lazy panel a tool, made once: its script comes with its own page and no other. */
function panelOf(group: string, slug: string): Panel {
  const key = `${group}/${slug}`
  const known = panels.get(key)
  if (known) return known
  const panel = lazy(() => load(group, slug))
  panels.set(key, panel)
  return panel
}

type Props = PanelProps & { group: ToolGroupId; slug: string }

/**
 * The working part of a tool's page. Without a boundary of its own: the page is sent whole, and nothing of it is ever
 * replaced by a fallback.
 */
export function ToolPanelOf({ group, slug, ...rest }: Props) {
  return createElement(panelOf(group, slug), rest)
}

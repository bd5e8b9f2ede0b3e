import { describe, expect, it } from 'vitest'
import { groupIds, tools, toolsOfGroup } from '@site/tools'
import { directoryScene, groupScenes, toolScene } from './tools'

const textOf = (value: unknown) => JSON.stringify(value)

describe('drawings of the tools', () => {
  it('exist for each group', () => {
    expect(new Set(groupIds.map((id) => textOf(groupScenes[id]))).size).toBe(groupIds.length)
    expect(directoryScene.length).toBeGreaterThan(1)
  })

  it('differ between the tools of a group', () => {
    for (const id of groupIds) {
      const scenes = toolsOfGroup(id).map(({ slug }) => textOf(toolScene(id, slug)))
      expect(new Set(scenes).size, id).toBe(scenes.length)
    }
  })

  it('have one or two pieces, and no food', () => {
    const food = /bread|cup|plate|apple|carrot/
    for (const { group, slug } of tools) {
      const scene = toolScene(group, slug) ?? []
      expect(scene.length, slug).toBeLessThanOrEqual(2)
      expect(scene.flatMap((item) => (item.kind === 'piece' ? item.piece : [])).join(' '), slug).not.toMatch(food)
    }
  })
})

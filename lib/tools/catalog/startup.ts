import { info as breakEvenCalculator } from '../startup/break-even-calculator/info.ts'
import { info as equityDilutionCalculator } from '../startup/equity-dilution-calculator/info.ts'
import { info as runwayCalculator } from '../startup/runway-calculator/info.ts'
import { info as saasMetricsCalculator } from '../startup/saas-metrics-calculator/info.ts'
import type { Tool } from '../types.ts'

export const startupTools = [
  runwayCalculator,
  equityDilutionCalculator,
  breakEvenCalculator,
  saasMetricsCalculator,
] as const satisfies readonly Tool[]

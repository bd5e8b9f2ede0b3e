import { info as euVatCalculator } from '../ecommerce/eu-vat-calculator/info.ts'
import { info as marginMarkupCalculator } from '../ecommerce/margin-markup-calculator/info.ts'
import { info as roasCalculator } from '../ecommerce/roas-calculator/info.ts'
import { info as volumetricWeightCalculator } from '../ecommerce/volumetric-weight-calculator/info.ts'
import type { Tool } from '../types.ts'

export const ecommerceTools = [
  marginMarkupCalculator,
  roasCalculator,
  volumetricWeightCalculator,
  euVatCalculator,
] as const satisfies readonly Tool[]

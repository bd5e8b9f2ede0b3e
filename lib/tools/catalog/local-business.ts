import { info as napConsistencyChecker } from '../local-business/nap-consistency-checker/info.ts'
import { info as openingHoursSchemaGenerator } from '../local-business/opening-hours-schema-generator/info.ts'
import { info as reviewLinkQrGenerator } from '../local-business/review-link-qr-generator/info.ts'

export const localBusinessTools = [openingHoursSchemaGenerator, reviewLinkQrGenerator, napConsistencyChecker] as const

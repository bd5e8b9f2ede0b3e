import { firstPage, listingMetadata } from '@/app/(magazine)/listing-routes'

export const generateMetadata = () => listingMetadata('guide')
export default firstPage('guide')

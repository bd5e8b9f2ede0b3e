import { firstPage, listingMetadata } from '@/app/(magazine)/listing-routes'

export const generateMetadata = () => listingMetadata('news')
export default firstPage('news')

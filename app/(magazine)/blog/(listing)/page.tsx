import { firstPage, listingMetadata } from '@/app/(magazine)/listing-routes'

export const generateMetadata = () => listingMetadata('recipe')
export default firstPage('recipe')

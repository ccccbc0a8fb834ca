import { ListingPage, listingMetadata, type ListingPageProps } from '../../../../../../page/ListingPage';

export const generateStaticParams = () => [];

export const generateMetadata = ({ params }: ListingPageProps) => listingMetadata('brand', params);

export default function BrandPage({ params }: ListingPageProps) {
  return <ListingPage kind="brand" params={params} />;
}

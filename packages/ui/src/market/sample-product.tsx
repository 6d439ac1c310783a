import { Button } from '../actions/button.tsx';
import { Picture } from '../media/picture.tsx';
import { categoryPicture, type ProduceCategory } from './produce.ts';
import type { ProductCardProps } from './product-card.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';
import { StarRating } from './star-rating.tsx';

export interface Sample {
  category: ProduceCategory;
  name: string;
  description: string;
  place?: string;
  price: string;
  rating?: number;
  tag?: string;
}

/** The props of a product card for a story. */
export function sampleProduct({
  category,
  rating,
  ...words
}: Sample): Pick<ProductCardProps, 'product' | 'to' | 'picture' | 'rating' | 'stepper' | 'action'> {
  return {
    product: { ...words, unit: '1U = 25kg', priceNote: '₹2,800 per quintal' },
    to: `#${words.name}`,
    picture: <Picture alt="" fallback={categoryPicture(category)} drawing="card" />,
    rating: rating ? (
      <StarRating value={rating} label={`${rating} of 5 stars`} />
    ) : (
      'No ratings yet'
    ),
    stepper: (
      <QuantityStepper
        value={1}
        onValueChange={() => {}}
        labels={{
          quantity: `Quantity of ${words.name}`,
          decrease: 'One less',
          increase: 'One more',
          notWhole: 'Please write a whole number, 1 or more',
        }}
      />
    ),
    action: <Button size="small">Add to Cart</Button>,
  };
}

export const samples: readonly Sample[] = [
  {
    category: 'Crops',
    name: 'Sharbati Wheat',
    description: 'Clean golden wheat, machine sorted, dry and packed in new…',
    price: '₹700',
    place: 'Sehore, Madhya Pradesh',
    rating: 4.7,
    tag: '8% above MSP',
  },
  {
    category: 'Vegetables',
    name: 'Tomato Hybrid',
    description: 'Firm red tomatoes picked this morning, sorted in crates of…',
    price: '₹450',
    rating: 4,
  },
  {
    category: 'Fruits',
    name: 'Langra Mango',
    description: 'Tree ripe.',
    price: '₹1,240',
  },
  {
    category: 'Dairy Products',
    name: 'Buffalo Milk from the Gumla women farmers',
    description: 'Whole buffalo milk of this morning, chilled at the collection…',
    price: '₹12,400',
    rating: 2.5,
    tag: 'Few left',
  },
];

/** The family of line drawings. */
import { Card } from "../card.tsx";
import { BooksPicture } from "../pictures/books-picture.tsx";
import { CommunityPicture } from "../pictures/community-picture.tsx";
import { DiyaPicture } from "../pictures/diya-picture.tsx";
import { EmptyInboxPicture } from "../pictures/empty-inbox-picture.tsx";
import { LawPicture } from "../pictures/law-picture.tsx";
import { ShopPicture } from "../pictures/shop-picture.tsx";
import { GuideSection } from "./guide-section.tsx";

const PICTURES = [BooksPicture, CommunityPicture, DiyaPicture, EmptyInboxPicture, LawPicture, ShopPicture];

export function PicturesGuide() {
  return (
    <GuideSection title="Pictures">
      <div className="grid grid-cols-2 gap-3 md:grid-cols-3">
        {PICTURES.map((Picture) => (
          <Card key={Picture.name}>
            <Picture />
          </Card>
        ))}
      </div>
    </GuideSection>
  );
}

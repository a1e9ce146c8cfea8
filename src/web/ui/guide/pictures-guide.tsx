/** The family of line drawings. */
import { Card } from "../card.tsx";
import { AyurvedaPicture } from "../pictures/ayurveda-picture.tsx";
import { BooksPicture } from "../pictures/books-picture.tsx";
import { BrokenBridgePicture } from "../pictures/broken-bridge-picture.tsx";
import { CommunityPicture } from "../pictures/community-picture.tsx";
import { DiyaPicture } from "../pictures/diya-picture.tsx";
import { EmptyInboxPicture } from "../pictures/empty-inbox-picture.tsx";
import { HomeRepairPicture } from "../pictures/home-repair-picture.tsx";
import { LawPicture } from "../pictures/law-picture.tsx";
import { NoResultsPicture } from "../pictures/no-results-picture.tsx";
import { ShopPicture } from "../pictures/shop-picture.tsx";
import { SweetsPicture } from "../pictures/sweets-picture.tsx";
import { TemplePicture } from "../pictures/temple-picture.tsx";
import { WeddingPicture } from "../pictures/wedding-picture.tsx";
import { GuideSection } from "./guide-section.tsx";

const PICTURES = [
  AyurvedaPicture,
  BooksPicture,
  BrokenBridgePicture,
  CommunityPicture,
  DiyaPicture,
  EmptyInboxPicture,
  HomeRepairPicture,
  LawPicture,
  NoResultsPicture,
  ShopPicture,
  SweetsPicture,
  TemplePicture,
  WeddingPicture,
];

export function PicturesGuide() {
  return (
    <GuideSection title="Pictures">
      <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
        {PICTURES.map((Picture) => (
          <Card key={Picture.name}>
            <Picture />
          </Card>
        ))}
      </div>
    </GuideSection>
  );
}

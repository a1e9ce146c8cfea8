/** The Hindi texts of sending a success story. */
import articleForm from "#messages/hi/article-form.json";
import articles from "#messages/hi/articles.json";
import businesses from "#messages/hi/businesses.json";
import fields from "#messages/hi/fields.json";
import storyForm from "#messages/hi/story-form.json";

export const messages = { ...articleForm, ...articles, ...businesses, ...fields, ...storyForm };

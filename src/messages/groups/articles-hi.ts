/** The Hindi texts of news, blog posts and success stories, with what is said of them. */
import articles from "#messages/hi/articles.json";
import discussion from "#messages/hi/discussion.json";

export const messages = { ...articles, ...discussion };
